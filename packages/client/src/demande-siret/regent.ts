import type { EtatRegent } from '@asso/domain/demande-siret/demande-siret.states';

/** These words say the state of the file at the SIRET service, beside its code. */
export const regentSaid: Record<EtatRegent, string> = {
  RGEN: 'créé, pas encore traité',
  ENCT: 'en cours de traitement',
};
