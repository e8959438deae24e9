// The upload field says the rule about files before the person chooses, and checks it before sending (§5 File upload).
import {
  type RegleFichier,
  regleCapture,
  regleCourte,
  regleModele,
  regleOrdinaire,
} from '@asso/domain/document/fichier.rules';
import { fichierRefus, sayLimites } from '@asso/domain/document/fichier.words';
import type { UploadLimits } from '../ui/upload/upload-types.ts';

/** Makes the limits of an upload field from a rule of the caller, for a field that takes fewer files than usual. */
export const describeLimites = (regle: RegleFichier): UploadLimits => ({
  text: sayLimites(regle),
  accept: regle.extensions.map((one) => `.${one}`).join(','),
  refusalOf: ({ name, size }) => fichierRefus({ nom: name, taille: size }, regle),
});

/** The usual limits, for documents and pictures. */
export const limitesOrdinaires = describeLimites(regleOrdinaire);
/**
 * Stricter limits, for certificates and decrees. The server must apply the same rule to the kind of owner these files
 * have.
 */
export const limitesCourtes = describeLimites(regleCourte);
/** The limits of what shows a difficulty to the help desk. */
export const limitesCapture = describeLimites(regleCapture);
/** The limits of the templates that associations download and fill in. */
export const limitesModeles = describeLimites(regleModele);
