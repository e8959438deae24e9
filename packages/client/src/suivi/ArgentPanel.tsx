import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { AmountBars } from '../ui/AmountBars.tsx';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';

/** What was asked and granted: the latest year drawn, every year in a table. */
export function ArgentPanel({ argent }: { argent: Tableau['argent'] }) {
  const [latest] = argent;
  if (!latest) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="argent">
      <h2 id="argent" className="fr-h5">
        L’argent en {latest.annee}
      </h2>
      <AmountBars
        caption="Demandé et accordé"
        bars={[
          { label: 'Demandé', euros: latest.demande },
          ...(latest.accorde === null ? [] : [{ label: 'Accordé', euros: latest.accorde }]),
        ]}
      />
      {latest.accorde === null && <p className="discret">Rien n’est encore décidé.</p>}
      {argent.length > 1 && (
        <details>
          <summary>Voir les années précédentes</summary>
          <table className="argent__table">
            <caption className="invisible">Montants demandés et accordés, par année</caption>
            <thead>
              <tr>
                <th scope="col">Année</th>
                <th scope="col">Demandé</th>
                <th scope="col">Accordé</th>
              </tr>
            </thead>
            <tbody>
              {argent.map(({ annee, demande, accorde }) => (
                <tr key={annee}>
                  <th scope="row">{annee}</th>
                  <td className="nombre">{formatEuros(demande)}</td>
                  <td className="nombre">{accorde === null ? 'pas encore décidé' : formatEuros(accorde)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
