import type { EtatRegent } from '@asso/domain/demande-siret/demande-siret.states';

/** The file at the SIRET service, in words beside its code. */
export const regentSaid: Record<EtatRegent, string> = {
  RGEN: 'créé, pas encore traité',
  ENCT: 'en cours de traitement',
};
