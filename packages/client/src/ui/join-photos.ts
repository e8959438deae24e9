import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { type JpegPage, pdfOfJpegs } from './pdf-of-jpegs.ts';

/** Enough to read a printed page, and about 400 kB each. */
const longestSidePx = 2000;
const quality = 0.75;

/** Redrawn upright and smaller: what a phone writes in a photo, where it was taken above all, stays on the phone. */
export async function joinPhotos(photos: readonly File[]): Promise<File> {
  const pages: JpegPage[] = [];
  for (const photo of photos) pages.push(await redrawn(photo));
  const taken = formatHorodatage(new Date(photos[0]?.lastModified ?? 0)).replaceAll(/[/\s]+/g, '-');
  return new File([pdfOfJpegs(pages)], `photo-${taken}.pdf`, { type: 'application/pdf' });
}

async function redrawn(photo: File): Promise<JpegPage> {
  const image = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSidePx / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  const blob = await promise;
  if (!blob) throw new Error('the photo cannot be drawn');
  return { width: canvas.width, height: canvas.height, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
