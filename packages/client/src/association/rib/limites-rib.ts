// A bank paper is a PDF or a photo: no other file can be read.
import { type RegleFichier, regleOrdinaire } from '@asso/domain/document/fichier.rules';
import { sayLimites } from '@asso/domain/document/fichier.words';
import { describeLimites } from '../../document/limites.ts';

const regle: RegleFichier = { ...regleOrdinaire, extensions: ['pdf', 'jpg', 'jpeg', 'png'] };

// A telephone that is not asked for HEIC turns its photo into a JPEG by itself: the limits name HEIC and such a file is
// accepted, but the file chooser does not ask for it.
export const limitesRib = {
  ...describeLimites(regle),
  text: sayLimites({ ...regle, extensions: ['pdf', 'jpg', 'png', 'heic'] }),
};
