// The upload field says the rule about files before the person chooses, and checks it before sending (§5 File upload).
import {
  type RegleFichier,
  regleCourte,
  regleModele,
  regleOrdinaire,
} from '@asso/domain/document/fichier.rules';
import { limitesSaid, refusOf } from '@asso/domain/document/fichier.words';
import type { UploadLimits } from '../ui/upload/upload-types.ts';

/** Makes the limits of an upload field from a rule of the caller, for a field that takes fewer files than usual. */
export const limitesOf = (regle: RegleFichier): UploadLimits => ({
  text: limitesSaid(regle),
  accept: regle.extensions.map((one) => `.${one}`).join(','),
  refusalOf: ({ name, size }) => refusOf({ nom: name, taille: size }, regle),
});

/** Documents and pictures, 15 Mo at most. */
export const limitesOrdinaires = limitesOf(regleOrdinaire);
/**
 * Certificates and decrees: pdf, jpg and jpeg, 2 Mo at most. The server must apply the same rule to the owner of the
 * files.
 */
export const limitesCourtes = limitesOf(regleCourte);
/** Templates to fill, 15 Mo at most. */
export const limitesModeles = limitesOf(regleModele);
