// The rule about a file is put in the words of the upload field, which says it first and checks it before sending (§5
// File upload).
import {
  type RegleFichier,
  regleCourte,
  regleModele,
  regleOrdinaire,
} from '@asso/domain/document/fichier.rules';
import { limitesSaid, refusOf } from '@asso/domain/document/fichier.words';
import type { UploadLimits } from '../ui/upload/upload-types.ts';

/** The caller's own rule, for a field that takes fewer files than the others. */
export const limitesOf = (regle: RegleFichier): UploadLimits => ({
  text: limitesSaid(regle),
  accept: regle.extensions.map((one) => `.${one}`).join(','),
  refusalOf: ({ name, size }) => refusOf({ nom: name, taille: size }, regle),
});

/** The limit is 15 Mo, for documents and pictures. */
export const limitesOrdinaires = limitesOf(regleOrdinaire);
/**
 * The limit is 2 Mo, for pdf, jpg and jpeg: certificates and decrees. The files' owner must have the same rule on the
 * server.
 */
export const limitesCourtes = limitesOf(regleCourte);
/** The limit is 15 Mo, for the files of templates to fill. */
export const limitesModeles = limitesOf(regleModele);
