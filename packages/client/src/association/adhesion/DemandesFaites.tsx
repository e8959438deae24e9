import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { useRead } from '../../platform/use-read.ts';
import { DemandeLien } from './DemandeLien.tsx';

/** The phases that are listed: neither open accesses nor requests that the person cancelled. */
const told: readonly MaDemande['phase'][] = [
  'gestionnaires',
  'desaccord',
  'preuve',
  'administration',
  'contestee',
  'refusee',
  'quittee',
];
/** The phases in which a request is over: it is then listed only as long as the person may ask again. */
const over: readonly MaDemande['phase'][] = ['refusee', 'quittee'];

type DemandesFaitesProps = {
  /** True on a home page with other content: requests that are over are then left out. */
  isOnlyWaiting?: boolean;
};

/** Lists the requests for access of a person, on the pages where they arrive. */
export function DemandesFaites({ isOnlyWaiting = false }: DemandesFaitesProps) {
  const read = useRead(accesEndpoints.listMesDemandes, {});
  if (read.state !== 'lu') return null;
  const shown = read.value.items.filter(
    (one) => told.includes(one.phase) && (!over.includes(one.phase) || isNews(one, isOnlyWaiting)),
  );
  if (shown.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="demandes-faites">
      <h2 id="demandes-faites" className="fr-h4">
        {shown.length === 1 ? 'Votre demande d’accès' : 'Vos demandes d’accès'}
      </h2>
      <ul className="liste-nue fiches">
        {shown.map((one) => (
          <DemandeLien key={one.id} demande={one} />
        ))}
      </ul>
    </section>
  );
}

const isNews = ({ peut_refaire, reponse }: MaDemande, isOnlyWaiting: boolean): boolean =>
  !isOnlyWaiting && peut_refaire && reponse?.cote !== 'moi';
