import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { type JpegPage, pdfOfJpegs } from './pdf-of-jpegs.ts';
import { redrawnPhoto } from './redrawn-photo.ts';

/** Returns one PDF in which each photo is a page, named after the date of the first photo. */
export async function joinPhotos(photos: readonly File[]): Promise<File> {
  const pages: JpegPage[] = [];
  for (const photo of photos) {
    const { jpeg, ...size } = await redrawnPhoto(photo);
    pages.push({ ...size, bytes: new Uint8Array(await jpeg.arrayBuffer()) });
  }
  const taken = formatHorodatage(new Date(photos[0]?.lastModified ?? 0)).replaceAll(/[/\s]+/g, '-');
  return new File([pdfOfJpegs(pages)], `photo-${taken}.pdf`, { type: 'application/pdf' });
}
