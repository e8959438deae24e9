import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import { count, formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { FiguresSection } from './FiguresSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';

/** Shows the dossiers received and decided each month for two years, in a drawing and in a table. */
export function MoisFigures({ mois }: Pick<Statistiques, 'mois'>) {
  const shown = derniersMois(mois);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(1, ...shown.flatMap(({ transmis, decides }) => [transmis, decides]));
  // The year is not written under the first month when January is near: the two years would overlap.
  const isNamed = !shown.slice(1, 4).some(({ mois }) => mois.endsWith('-01'));
  const label = `De ${sayMois(first.mois)} à ${sayMois(last.mois)}, au plus ${count(most, 'dossier', 'dossiers')} par mois ; le tableau donne chaque mois.`;
  return (
    <FiguresSection
      titre="Mois par mois"
      aide={shown.length < mois.length ? 'Les 24 derniers mois.' : undefined}
    >
      <div className="pile pile--serree">
        <figure className="mois">
          <div className="mois__dessin" role="img" aria-label={label}>
            <span className="mois__plus">{formatNombre(most)}</span>
            {shown.map((one) => (
              <span className="mois__colonne" key={one.mois}>
                <span className="mois__barre" style={{ blockSize: `${(100 * one.transmis) / most}%` }} />
                <span
                  className="mois__barre mois__barre--decides"
                  style={{ blockSize: `${(100 * one.decides) / most}%` }}
                />
                {(one.mois.endsWith('-01') || (one === first && isNamed)) && (
                  <span className="mois__annee">{one.mois.slice(0, 4)}</span>
                )}
              </span>
            ))}
          </div>
          <figcaption className="legende">
            <span className="legende__cle legende__cle--transmis">transmis</span>
            <span className="legende__cle legende__cle--decides">décidés</span>
          </figcaption>
        </figure>
        <FiguresTable
          caption="Dossiers transmis et décidés, par mois"
          nom={['mois', 'mois']}
          atFirst={6}
          rows={shown.filter(({ transmis, decides }) => transmis + decides > 0).toReversed()}
          rowId={(one) => one.mois}
          columns={[
            { key: 'mois', label: 'Mois', isHeader: true, cell: (one) => sayMois(one.mois) },
            {
              key: 'transmis',
              label: 'Transmis',
              isNumber: true,
              cell: ({ transmis }) => formatNombre(transmis),
            },
            { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
            {
              key: 'decides',
              label: 'Décidés',
              isNumber: true,
              cell: ({ decides }) => formatNombre(decides),
            },
            { key: 'accorde', label: 'Accordé', isNumber: true, cell: ({ accorde }) => formatEuros(accorde) },
          ]}
        />
      </div>
    </FiguresSection>
  );
}

type Mois = Statistiques['mois'][number];

const moisMontres = 24;
const noms = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** Returns a name such as « mars 2027 ». */
export function sayMois(mois: string): string {
  const [annee, rang] = mois.split('-');
  return `${noms[Number(rang) - 1] ?? ''} ${annee}`;
}

const suivant = (mois: string): string => {
  const [annee = 0, rang = 0] = mois.split('-').map(Number);
  return rang === 12 ? `${annee + 1}-01` : `${annee}-${String(rang + 1).padStart(2, '0')}`;
};

/**
 * Gives the months of the last two years without a gap: a month in which nothing happened has zeros, and is drawn
 * empty.
 */
export function derniersMois(mois: readonly Mois[]): Mois[] {
  const last = mois.at(-1)?.mois;
  const known = new Map(mois.map((one) => [one.mois, one]));
  const all: Mois[] = [];
  for (let at = mois[0]?.mois; at !== undefined && last !== undefined && at <= last; at = suivant(at)) {
    all.push(known.get(at) ?? { mois: at, transmis: 0, demande: 0, decides: 0, accorde: 0 });
  }
  return all.slice(-moisMontres);
}
