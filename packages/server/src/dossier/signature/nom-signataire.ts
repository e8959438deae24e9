import type { Signataire } from '@asso/domain/dossier/signature/signature.rules';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import type { DossierToSign } from './a-signer-lu.ts';

export const nameSignataire = ({ prenom, nom }: { prenom: string; nom: string }): string =>
  `${prenom} ${nom}`;

export const sayFonctionSignataire = (
  { fonction, civilite }: Signataire,
  { listes }: Pick<DossierToSign, 'listes'>,
): string => fonctionFor(fonction, civilite, listes);
