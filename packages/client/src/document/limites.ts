// The rule of a file in the words of the upload field: said before, and judged before a byte leaves (§5 File upload).
import {
  type RegleFichier,
  regleCourte,
  regleModele,
  regleOrdinaire,
} from '@asso/domain/document/fichier.rules';
import { limitesDe, refusDe } from '@asso/domain/document/fichier.words';
import type { UploadLimits } from '../ui/upload-types.ts';

const limitesOf = (regle: RegleFichier): UploadLimits => ({
  text: limitesDe(regle),
  accept: regle.extensions.map((one) => `.${one}`).join(','),
  refusalOf: ({ name, size }) => refusDe({ nom: name, taille: size }, regle),
});

/** 15 Mo, documents and pictures. */
export const limitesOrdinaires = limitesOf(regleOrdinaire);
/** 2 Mo, pdf, jpg, jpeg: certificates and decrees; the owner of the files must have that rule on the server. */
export const limitesCourtes = limitesOf(regleCourte);
/** 15 Mo, documents to fill: the files of templates. */
export const limitesModeles = limitesOf(regleModele);
