import type { Signataire } from '@asso/domain/dossier/signature/signature.rules';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import type { ASignerLu } from './a-signer-lu.ts';

export const nomSaid = ({ prenom, nom }: { prenom: string; nom: string }): string => `${prenom} ${nom}`;

export const fonctionSaid = (
  { fonction, civilite }: Signataire,
  { listes }: Pick<ASignerLu, 'listes'>,
): string => fonctionFor(fonction, civilite, listes);
