// Test support: pictures made up for letters, and their deposit by a person.
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { type GenreImage, proprietairesImages } from '@asso/domain/courrier/images-courrier.rules';
import { createCanvas } from '@napi-rs/canvas';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

/** A stroke on a transparent ground. */
export function aPicture(width: number, height: number, type: 'png' | 'jpeg' = 'png'): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.strokeStyle = '#123a8c';
  context.lineWidth = 8;
  context.moveTo(0, height);
  context.lineTo(width, 0);
  context.stroke();
  return new Uint8Array(type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg'));
}

type Given = {
  genre: GenreImage;
  id_service: string;
  bytes?: Uint8Array | string;
  nom?: string;
  remplace?: string;
};

/** Deposits a picture for the letters of a service, by the ordinary call of files. */
export function giveImage(
  portal: TestPortal,
  as: Actor,
  { genre, id_service, bytes = aPicture(300, 90), nom = 'image.png', remplace }: Given,
) {
  const body = new FormData();
  body.append('type', 'AUT');
  body.append('fichier', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), nom);
  const query = { id_asso: id_service, proprietaire: proprietairesImages[genre], remplace };
  return portal.api(documentEndpoints.depositDocument, { as, query, body });
}
