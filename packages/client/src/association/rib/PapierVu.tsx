import type { PapierRib } from '@asso/contract/association/papier-rib.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { VoirDocument } from '../../document/VoirDocument.tsx';

/** Shows the paper, with a numbered frame around each thing that was read. */
export function PapierVu({ papier }: { papier: PapierRib }) {
  const { apercu, nom, taille, date_chargement } = papier;
  return (
    <figure className="rib-papier__vu">
      {apercu && <Feuille papier={papier} apercu={apercu} />}
      <figcaption>
        <span>
          {nom}, {formatTaille(taille)}, déposé le{' '}
          <span className="nombre">{formatHorodatage(new Date(date_chargement))}</span>
        </span>
        <VoirDocument {...papier} />
      </figcaption>
    </figure>
  );
}

type FeuilleProps = { papier: PapierRib; apercu: NonNullable<PapierRib['apercu']> };

const margin = 8;

/** Shows the part of the page where something was read, large enough for its letters to be legible. */
function Feuille({ papier: { lu, nom }, apercu: { adresse, largeur, hauteur } }: FeuilleProps) {
  const frames = [lu?.titulaire, lu?.iban, lu?.bic].flatMap((one, at) =>
    one?.place
      ? [
          {
            numero: at + 1,
            x: one.place.x * largeur - margin,
            y: one.place.y * hauteur - margin / 2,
            width: one.place.largeur * largeur + margin * 2,
            height: one.place.hauteur * hauteur + margin,
          },
        ]
      : [],
  );
  const top = Math.max(0, Math.min(hauteur, ...frames.map(({ y }) => y)) - hauteur * 0.12);
  const bottom = Math.min(
    hauteur,
    Math.max(0, ...frames.map(({ y, height }) => y + height)) + hauteur * 0.08,
  );
  const view = frames.length > 0 ? `0 ${top} ${largeur} ${bottom - top}` : `0 0 ${largeur} ${hauteur}`;
  return (
    <svg className="rib-papier__feuille" viewBox={view} role="img" aria-label={`Le papier ${nom}`}>
      <image href={adresse} width={largeur} height={hauteur} />
      {frames.map(({ numero, ...frame }) => (
        <g key={numero}>
          <rect {...frame} rx={6} />
          <circle cx={frame.x + frame.width + 22} cy={frame.y + frame.height / 2} r={15} />
          <text x={frame.x + frame.width + 22} y={frame.y + frame.height / 2 + 6}>
            {numero}
          </text>
        </g>
      ))}
    </svg>
  );
}
