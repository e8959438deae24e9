// A photo is drawn again, upright and smaller, so that the data added by the phone, above all the place, are not sent.

/** At this size a printed page can be read, and the file of a photo stays small. */
const longestSidePx = 2000;
const quality = 0.75;

export type RedrawnPhoto = { width: number; height: number; jpeg: Blob };

/**
 * Returns the photo drawn again as a JPEG, its longest side shortened if need be; fails when the browser cannot read
 * this kind of picture.
 */
export async function redrawnPhoto(photo: File): Promise<RedrawnPhoto> {
  const image = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSidePx / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  const jpeg = await promise;
  if (!jpeg) throw new Error('the photo cannot be drawn');
  return { width: canvas.width, height: canvas.height, jpeg };
}
