import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { backToFileHref, inFileHref, ongletParam } from './file-instruction.ts';
import type { FileOuverte } from './use-file-instruction.ts';
import '../dossier/service-dossier.css';

/** It shows the rank of this dossier in the queue it was opened from, with links to its neighbours there. */
export function FileNav({ ouverte, id_fo }: { ouverte: FileOuverte | null; id_fo: string }) {
  const onglet = useQueryParams().get(ongletParam);
  if (!ouverte) return null;
  const { file, previous, next, rank } = ouverte;
  const total = `${file.isTotalExact ? '' : 'plus de '}${formatNombre(file.total)}`;
  return (
    <nav className="file-nav" aria-label="File d’instruction">
      <AppLink href={backToFileHref(file.address, id_fo)}>Revenir à la file</AppLink>
      <ul className="liste-nue file-nav__voisins">
        {previous && (
          <li>
            <Voisin
              href={inFileHref(previous, file.address, onglet)}
              id_fo={previous.id_fo}
              className="fr-icon-arrow-left-line fr-link--icon-left"
              label="Dossier précédent"
            />
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
              href={inFileHref(next, file.address, onglet)}
              id_fo={next.id_fo}
              className="fr-icon-arrow-right-line fr-link--icon-right"
              label="Dossier suivant"
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

type VoisinProps = { href: string; id_fo: string; className: string; label: string };

const Voisin = ({ href, id_fo, className, label }: VoisinProps) => (
  <AppLink className={`fr-link nombre ${className}`} href={href}>
    <span className="invisible">{label} : </span>
    {id_fo}
  </AppLink>
);
