import { AppLink } from '../platform/AppLink.tsx';
import { AmountBars } from '../ui/AmountBars.tsx';
import { ArgentTable } from './ArgentTable.tsx';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';

/** What was asked, granted and paid: the latest year drawn, the latest years in a table, all of it on its own page. */
export function ArgentPanel({ argent }: { argent: Tableau['argent'] }) {
  const [latest] = argent;
  if (!latest) return null;
  return (
    <section className="pile pile--serree argent-annee" aria-labelledby="argent">
      <h2 id="argent" className="fr-h5">
        L’argent en {latest.annee}
      </h2>
      <AmountBars
        caption={latest.accorde === null ? 'Ce que vous avez demandé' : 'Demandé, accordé et versé'}
        bars={[
          { label: 'Demandé', euros: latest.demande },
          ...(latest.accorde === null
            ? []
            : [
                { label: 'Accordé', euros: latest.accorde },
                { label: 'Versé', euros: latest.verse },
              ]),
        ]}
      />
      {latest.accorde === null && <p className="discret">Rien n’est encore décidé.</p>}
      {argent.length > 1 && (
        <details>
          <summary>Voir les années précédentes</summary>
          <ArgentTable annees={argent} />
        </details>
      )}
      <p>
        <AppLink href="/user/argent">Où en est l’argent</AppLink>
      </p>
    </section>
  );
}
