import * as v from 'valibot';

/** The provider's result of a solved slider, version 4: four texts, valid for one request. */
export const SliderResultV4Schema = v.object({
  lot_number: v.string(),
  captcha_output: v.string(),
  pass_token: v.string(),
  gen_time: v.string(),
});

/** The same of version 3. */
export const SliderResultV3Schema = v.object({
  geetest_challenge: v.string(),
  geetest_validate: v.string(),
  geetest_seccode: v.string(),
});

export type SliderResult = v.InferOutput<typeof SliderResultV4Schema> | v.InferOutput<typeof SliderResultV3Schema>;

/** The result's fields in a request, of either version, or of none. */
export const sliderFields = v.partial(
  v.object({ ...SliderResultV4Schema.entries, ...SliderResultV3Schema.entries }),
).entries;
