import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import './key-figures.css';

export type AmountBar = { label: string; euros: number };

/** A table of amounts, each with a bar that draws it; screen readers skip the bars. */
export function AmountBars({ caption, bars }: { caption: string; bars: readonly AmountBar[] }) {
  const most = Math.max(1, ...bars.map(({ euros }) => euros));
  return (
    <table className="barres">
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ label, euros }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="nombre">{formatEuros(euros)}</td>
            <td className="barres__dessin" aria-hidden="true">
              {euros > 0 && <span className="barres__barre" style={{ width: `${(100 * euros) / most}%` }} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
