import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { sayTerritoire } from '@asso/domain/subvention/montants/reserve.words';
import { AideLink } from '../platform/AideLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Says why no agrément of these, all open, may be asked for, and whom to ask when they are those of other places. */
export function RienOffert({ ouverts }: { ouverts: readonly AgrementResume[] }) {
  if (ouverts.length === 0)
    return (
      <EmptyState
        fact="Aucun agrément ne peut être demandé en ce moment."
        why="Chaque service ouvre les siens à ses dates."
      />
    );
  const ailleurs = ouverts.filter(({ sertLeSiege }) => sertLeSiege === false);
  if (ailleurs.length === 0)
    return (
      <EmptyState
        fact="Tous les agréments ouverts sont déjà demandés."
        why="Une nouvelle demande se fait pour un autre exercice, quand le service l’ouvre."
      />
    );
  const services = new Set(
    ailleurs.map(({ service: { nom, code_territoire } }) => `${nom} (${sayTerritoire(code_territoire)})`),
  );
  return (
    <EmptyState
      fact="Aucun autre agrément n’est proposé dans le territoire de votre siège."
      why={`Ceux qui sont ouverts sont d’autres territoires : ${[...services].join(', ')}. L’aide du portail vous dit à quel service écrire.`}
      action={<AideLink sujet="agrement">Demander à quel service écrire</AideLink>}
    />
  );
}
