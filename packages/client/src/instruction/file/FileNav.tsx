import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { backToFileHref, inFileHref, ongletParam } from './file-instruction.ts';
import type { FileOuverte } from './use-file-instruction.ts';
import '../dossier/service-dossier.css';

type FileNavProps = {
  ouverte: FileOuverte | null;
  id_fo: string;
  /** True when the queue stands beside the dossier, with the link back to it. */
  isBeside?: boolean;
};

/** Shows the rank of this dossier in the queue it was opened from, with links to the previous and the next one. */
export function FileNav({ ouverte, id_fo, isBeside = false }: FileNavProps) {
  const onglet = useQueryParams().get(ongletParam);
  if (!ouverte) return null;
  const { file, previous, next, rank } = ouverte;
  const total = `${file.isTotalExact ? '' : 'plus de '}${formatNombre(file.total)}`;
  return (
    <nav className="file-nav" aria-label="File d’instruction">
      {!isBeside && <AppLink href={backToFileHref(file.address, id_fo)}>Revenir à la file</AppLink>}
      <ul className="liste-nue file-nav__voisins">
        {rank !== null && (
          <li className="nombre">
            {formatNombre(rank)} sur {total}
          </li>
        )}
        {previous && (
          <li>
            <Voisin
              href={inFileHref(previous, file.address, onglet)}
              id_fo={previous.id_fo}
              className="fr-icon-arrow-up-s-line"
              label="Dossier précédent"
            />
          </li>
        )}
        {next && (
          <li>
            <Voisin
              href={inFileHref(next, file.address, onglet)}
              id_fo={next.id_fo}
              className="fr-icon-arrow-down-s-line"
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
  <AppLink
    className={`fr-btn fr-btn--tertiary fr-btn--sm ${className}`}
    href={href}
    title={`${label} : ${id_fo}`}
  >
    {label} : {id_fo}
  </AppLink>
);
