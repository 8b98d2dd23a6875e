import type { PictureFault } from '@atrium/api/pictures';
import { makeAutoObservable, runInAction } from 'mobx';
import { dataAddress, fileOfAddress } from './read-file';
import { preparePicture, type Redraw } from './prepare-picture';

interface ChosenPicture {
  file: Blob;
  /** A `data:` address to show it. */
  address: string;
}

/** Pictures that a person has chosen to upload: checked, without metadata, at most `most`. */
export class PictureList {
  pictures: ChosenPicture[] = [];
  fault: PictureFault | undefined = undefined;
  preparing = false;
  readonly most: number;
  readonly #redraw: Redraw | undefined;

  constructor({ most, redraw }: { most: number; redraw?: Redraw | undefined }) {
    this.most = most;
    this.#redraw = redraw;
    makeAutoObservable(this);
  }

  get files(): Blob[] {
    return this.pictures.map(({ file }) => file);
  }

  /** Adds the first files for which there is room; further ones are refused. Where one is allowed, it is replaced. */
  async add(files: readonly Blob[]): Promise<void> {
    if (this.preparing || files.length === 0) return;
    const kept = this.most === 1 ? [] : this.pictures;
    const room = this.most - kept.length;
    let fault: PictureFault | undefined = files.length > room ? 'picture_too_many' : undefined;
    this.fault = undefined;
    this.preparing = true;
    const added: ChosenPicture[] = [];
    for (const file of files.slice(0, room)) {
      const prepared = await preparePicture(file, this.#redraw);
      if (prepared.ok) added.push({ file: prepared.picture, address: await dataAddress(prepared.picture) });
      else fault = prepared.fault;
    }
    runInAction(() => {
      this.preparing = false;
      this.fault = fault;
      if (added.length > 0) this.pictures = [...kept, ...added];
    });
  }

  remove(index: number): void {
    this.pictures = this.pictures.filter((_, at) => at !== index);
    this.fault = undefined;
  }

  /** Puts back pictures of a draft, as addresses. */
  restore(addresses: readonly string[]): void {
    this.pictures = addresses.slice(0, this.most).flatMap((address) => {
      const file = fileOfAddress(address);
      return file ? [{ file, address }] : [];
    });
  }
}
