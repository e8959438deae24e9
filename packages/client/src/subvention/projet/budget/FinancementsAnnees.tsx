import { formatTotal, type GrilleFinancements } from './ligne-financement.ts';
import { MontantDemande } from './MontantDemande.tsx';

/** On a phone, shows a block for each year (« 2027 · 3 000 € ») with a field for each service. */
export function FinancementsAnnees(grid: GrilleFinancements) {
  const { lines, annees, services } = grid;
  return (
    <div className="annees">
      {annees.map((annee) => (
        <fieldset className="groupe" key={annee}>
          <legend className="groupe__legende">
            {annee} · {formatTotal(lines, { annee })}
          </legend>
          {services.map(({ value: service, label }) => (
            <MontantDemande
              {...grid}
              key={service}
              annee={annee}
              service={service}
              label={`${label}, ${annee}`}
            />
          ))}
        </fieldset>
      ))}
      <p>
        Total demandé : <output>{formatTotal(lines)}</output>
      </p>
    </div>
  );
}
