import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { useRead } from '../platform/use-read.ts';
import { DemandeLien } from './DemandeLien.tsx';

/** What awaits an answer, a proof, or nothing any more: never what is open, nor what one gave up oneself. */
const told: readonly MaDemande['phase'][] = [
  'gestionnaires',
  'desaccord',
  'preuve',
  'administration',
  'contestee',
  'refusee',
  'quittee',
];
/** Once something is open or asked for again, an old answer is no news. */
const over: readonly MaDemande['phase'][] = ['refusee', 'quittee'];

type DemandesFaitesProps = {
  /** Where the home has other things to say, what is over stays on its own page. */
  isOnlyWaiting?: boolean;
};

/** « Et ma demande ? » Said to who has no access yet, wherever they arrive. */
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
