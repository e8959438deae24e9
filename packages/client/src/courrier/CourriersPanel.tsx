import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { findReplacedCourriers } from '@asso/domain/courrier/courriers-remplaces.rules';
import { naturesCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { useRead } from '../platform/use-read.ts';

/** Lists the letters of a dossier, for both sides; nothing while there is none. */
export function CourriersPanel({ id_fo }: { id_fo: string }) {
  const read = useRead(courrierEndpoints.listCourriers, { params: { id: id_fo } });
  if (read.state !== 'lu' || read.value.length === 0) return null;
  const remplace = findReplacedCourriers(read.value);
  return (
    <section className="pile pile--serree" aria-labelledby="courriers-titre">
      <h2 id="courriers-titre">Lettres</h2>
      <ul className="liste-nue pile pile--serree">
        {read.value.map(({ id, objet, nature, service, fait_le, taille }) => (
          <li key={id}>
            <DownloadLink
              row={courrierEndpoints.readCourrierPdf}
              params={{ id: id_fo, courrier: id }}
              details={taille === null ? 'pdf' : `pdf, ${formatTaille(taille)}`}
            >
              {objet}
            </DownloadLink>
            <p className="discret">
              {naturesCourrier[nature]}, {service}, le {formatDate(new Date(fait_le))}
              {remplace.has(id) &&
                `, remplacée par celle du ${formatDate(new Date(remplace.get(id) ?? fait_le))}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
