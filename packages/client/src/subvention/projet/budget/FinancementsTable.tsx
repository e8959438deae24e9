import { moveInGrid } from '../../../ui/table/grid-keyboard.ts';
import { formatTotal, type GrilleFinancements } from './ligne-financement.ts';
import { MontantDemande } from './MontantDemande.tsx';

/** The table crosses services and years, with totals both ways; the arrows and Enter move as in a spreadsheet. */
export function FinancementsTable(grid: GrilleFinancements) {
  const { lines, annees, services } = grid;
  return (
    <div className="annees-defile">
      <table className="annees-table" onKeyDown={moveInGrid}>
        <caption>Subvention demandée, en euros</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            {annees.map((annee) => (
              <th scope="col" key={annee}>
                {annee}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ value: service, label }) => (
            <tr key={service}>
              <th scope="row">{label}</th>
              {annees.map((annee) => (
                <td key={annee}>
                  <MontantDemande {...grid} annee={annee} service={service} label={`${label}, ${annee}`} />
                </td>
              ))}
              <td className="nombre">{formatTotal(lines, { service })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">TOTAL</th>
            {annees.map((annee) => (
              <td className="nombre" key={annee}>
                {formatTotal(lines, { annee })}
              </td>
            ))}
            <td className="nombre">
              <output>{formatTotal(lines)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
