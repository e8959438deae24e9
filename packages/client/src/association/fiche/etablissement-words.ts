import type { EtablissementView } from '@asso/contract/association/association.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';

export const etatEtablissement = ({ actif, date_fermeture }: EtablissementView): string =>
  actif ? 'Actif' : `Fermé${date_fermeture ? ` le ${formatDay(date_fermeture)}` : ''}`;
