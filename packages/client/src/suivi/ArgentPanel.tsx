import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { AmountBars } from '../ui/AmountBars.tsx';
import { ArgentTable } from './ArgentTable.tsx';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';

/** It draws what was asked, granted and paid in the latest year, and lists the latest years; a page has all of it. */
export function ArgentPanel({ argent }: { argent: Tableau['argent'] }) {
  const [latest] = argent;
  if (!latest) return null;
  return (
    <section className="pile pile--serree argent-annee" aria-labelledby="argent">
      <h2 id="argent" className="fr-h5">
        L’argent en {latest.annee}
      </h2>
      <Montants {...latest} />
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

/** A drawing is made only once there is something to compare. */
function Montants({ demande, accorde, verse }: Tableau['argent'][number]) {
  if (accorde === null) {
    if (demande === 0) return <p>Rien n’est encore demandé.</p>;
    return (
      <p>
        <strong className="nombre">{formatEuros(demande)}</strong> demandés.{' '}
        <span className="discret">Rien n’est encore décidé.</span>
      </p>
    );
  }
  return (
    <AmountBars
      caption="Demandé, accordé et versé"
      bars={[
        { label: 'Demandé', euros: demande },
        { label: 'Accordé', euros: accorde },
        { label: 'Versé', euros: verse },
      ]}
    />
  );
}
