import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { type ServiceServi, servicesServis } from '@asso/domain/subvention/montants/montants-figes.rules';

/** Lists the services that have received the dossier: what is asked of them no longer changes. */
export const listServis = ({ instructions }: Pick<DossierHead, 'instructions'>): ServiceServi[] =>
  servicesServis(instructions.map((one) => ({ ...one, nom_service: one.service.nom })));
