// The photos of an iPhone: their format is in none of the lists of what is taken, and few programs open it.
import { redrawnPhoto } from './redrawn-photo.ts';

const heic = /\.hei[cf]$/i;

export const isHeic = ({ name }: Pick<File, 'name'>): boolean => heic.test(name);

/** A JPEG where the browser reads it; itself elsewhere, to be refused with what to do. */
export async function jpegOfHeic(photo: File): Promise<File> {
  if (!isHeic(photo)) return photo;
  try {
    const { jpeg } = await redrawnPhoto(photo);
    return new File([jpeg], photo.name.replace(heic, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return photo;
  }
}
