export { PicturePicker, pictureTexts, type PicturePickerProps } from './picture-picker';
export { PictureList } from './picture-list';
export { UploadProgress } from './upload-progress';
