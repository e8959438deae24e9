import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { ReadList } from '../../ui/table/ReadList.tsx';

/** These facts of a project are the ones that people check first; the whole project is read behind them. */
export function ProjetEnBref({ projet: { corps, montant_demande } }: { projet: ProjetView }) {
  const { date_debut, date_fin } = corps.description ?? {};
  const { nombre } = corps.beneficiaire ?? {};
  const lieux = (corps.territoires?.territoires ?? []).map(({ libelle }) => libelle).filter(Boolean);
  return (
    <ReadList
      items={[
        {
          label: 'Dates',
          value: date_debut && date_fin ? `du ${formatDay(date_debut)} au ${formatDay(date_fin)}` : null,
        },
        { label: 'Pour qui', value: nombre ? count(Number(nombre), 'personne', 'personnes') : null },
        { label: 'Où', value: lieux.join(', ') || null },
        { label: 'Montant demandé', value: formatEuros(montant_demande) },
      ]}
    />
  );
}
