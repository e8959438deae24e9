import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { tracesDepartements } from '../../statistiques/carte-departements.ts';
import '../../statistiques/carte-departements.css';
import '../../statistiques/statistiques.css';
import { listPointsCarte, type SitePoint, sitesCadre } from './carte-sites.ts';
import './haa.css';

/** Draws the map of the sites listed beside it, each with its number, on the outlines of the départements. */
export function CarteSites({ sites }: { sites: readonly SiteHaaView[] }) {
  const points = listPointsCarte(sites);
  const { x, y, largeur, hauteur } = sitesCadre(sites, points);
  const size = Math.max(largeur, hauteur);
  const left = sites.length - points.length;
  return (
    <figure className="carte-sites">
      <div
        role="img"
        aria-label={`Carte de ${count(points.length, 'site', 'sites')}. La liste dit où est chacun.`}
      >
        <svg className="carte-sites__dessin" viewBox={`${x} ${y} ${largeur} ${hauteur}`} aria-hidden="true">
          {Object.entries(tracesDepartements).map(([code, trace]) => (
            <path key={code} className="carte-sites__terre" d={trace} strokeWidth={size / 400} />
          ))}
          {points.map((point) => (
            <Repere key={point.id} point={point} size={size} />
          ))}
        </svg>
      </div>
      <figcaption className="legende">
        <span className="legende__cle">
          <span className="carte-sites__cle" /> à son adresse
        </span>
        <span className="legende__cle">
          <span className="carte-sites__cle carte-sites__cle--approche" /> quelque part dans le département
        </span>
        {left > 0 && <span>{count(left, 'site n’est pas dessiné', 'sites ne sont pas dessinés')}</span>}
        <span className="legende__source">
          Contours :{' '}
          <a href="https://github.com/VictorCazanave/svg-maps" rel="noreferrer">
            svg-maps
          </a>
          , Victor Cazanave, CC BY 4.0, simplifiés
        </span>
      </figcaption>
    </figure>
  );
}

const Repere = ({ point: { x, y, n, nom, isApproche }, size }: { point: SitePoint; size: number }) => (
  <g className={isApproche ? 'carte-sites__repere carte-sites__repere--approche' : 'carte-sites__repere'}>
    <title>{nom}</title>
    <circle cx={x} cy={y} r={size / 42} strokeWidth={size / 250} />
    <text x={x} y={y} fontSize={size / 32} textAnchor="middle" dominantBaseline="central">
      {n}
    </text>
  </g>
);
