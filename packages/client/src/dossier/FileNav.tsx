import { formatNombre } from '@asso/domain/identifiants/affichage';
import { AppLink } from '../platform/AppLink.tsx';
import type { DossierPlace } from './dossier-href.ts';
import { inFileHref } from './file-instruction.ts';
import type { FileOuverte } from './use-file-instruction.ts';
import './service-dossier.css';

/** Where this dossier stands in the queue it was opened from, and its neighbours there. */
export function FileNav({ ouverte }: { ouverte: FileOuverte | null }) {
  if (!ouverte) return null;
  const { file, previous, next, rank } = ouverte;
  const total = `${file.isTotalExact ? '' : 'plus de '}${formatNombre(file.total)}`;
  return (
    <nav className="file-nav" aria-label="File d’instruction">
      <AppLink href={`/dossiers${file.address === '?' ? '' : file.address}`}>Revenir à la file</AppLink>
      <ul className="liste-nue file-nav__voisins">
        {previous && (
          <li>
            <Voisin
              place={previous}
              address={file.address}
              className="fr-icon-arrow-left-line fr-link--icon-left"
            >
              Dossier précédent
            </Voisin>
          </li>
        )}
        {rank !== null && (
          <li className="nombre">
            {formatNombre(rank)} sur {total}
          </li>
        )}
        {next && (
          <li>
            <Voisin
              place={next}
              address={file.address}
              className="fr-icon-arrow-right-line fr-link--icon-right"
            >
              Dossier suivant
            </Voisin>
          </li>
        )}
      </ul>
    </nav>
  );
}

type VoisinProps = { place: DossierPlace; address: string; className: string; children: string };

const Voisin = ({ place, address, className, children }: VoisinProps) => (
  <AppLink className={`fr-link ${className}`} href={inFileHref(place, address)}>
    {children}
    <span className="invisible"> : {place.id_fo}</span>
  </AppLink>
);
