import { isOnline } from '../../ui/page/network.ts';
import { useStore } from '../../ui/page/store.ts';
import { AppLink } from '../AppLink.tsx';
import { unsentDrafts } from '../draft/draft-storage.ts';
import { countUnsent, toDecide } from './send-unsent.ts';
import { sayUnsent } from './unsent-words.ts';

/** Lists the answers that this device still has to send, draft by draft, with a link to the page of each. */
export function UnsentPanel() {
  const drafts = useStore(unsentDrafts);
  const back = useStore(toDecide);
  const hasNetwork = useStore(isOnline);
  if (drafts.length === 0) return null;
  return (
    <section className="cadre" aria-label="Pas encore envoyé">
      <h2 className="fr-h6">{sayUnsent(countUnsent(drafts))}</h2>
      <p>
        {hasNetwork
          ? 'Le portail envoie tout dès qu’il le peut.'
          : 'Tout est gardé sur cet appareil, et partira au retour du réseau.'}
      </p>
      <ul>
        {drafts.map(({ name, changes, envoi }) => (
          <li key={name}>
            <AppLink href={envoi.href}>{envoi.titre}</AppLink>
            {' : '}
            {sayUnsent(Object.keys(changes).length)}
            {back.has(name) && ', à revoir avec vous'}
          </li>
        ))}
      </ul>
    </section>
  );
}
