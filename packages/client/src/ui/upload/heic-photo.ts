// Photos of an iPhone are HEIC: no list of accepted formats has it, and few programs open it.
import { redrawnPhoto } from './redrawn-photo.ts';

const heic = /\.hei[cf]$/i;

export const isHeic = ({ name }: Pick<File, 'name'>): boolean => heic.test(name);

/** It gives a JPEG when the browser reads HEIC; otherwise the photo itself, which is then refused with advice. */
export async function jpegOfHeic(photo: File): Promise<File> {
  if (!isHeic(photo)) return photo;
  try {
    const { jpeg } = await redrawnPhoto(photo);
    return new File([jpeg], photo.name.replace(heic, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return photo;
  }
}
