import { AppLink } from '../../platform/AppLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { findVue } from './instruction-vues.ts';

type InstructionVideProps = {
  etats: readonly string[];
  /** The searched words, kept when the filters are removed. */
  words: string | null;
  isFiltered: boolean;
  isOnlyEtats: boolean;
};

/** Shown in place of an empty table: why nothing is there and what to do next. */
export function InstructionVide({ etats, words, isFiltered, isOnlyEtats }: InstructionVideProps) {
  const vue = isOnlyEtats ? findVue(etats) : undefined;
  if (!isFiltered) {
    return (
      <EmptyState
        fact="Aucun dossier n’est arrivé à votre service pour l’instant."
        why="Ils apparaissent ici dès qu’une association les transmet."
      />
    );
  }
  return vue ? (
    <EmptyState fact={vue.vide} action={<AppLink href="/dossiers">Voir tous les dossiers</AppLink>} />
  ) : (
    <EmptyState
      fact="Aucun dossier ne correspond à ces filtres."
      action={
        <AppLink href={words === null ? '/dossiers' : `/dossiers?q=${encodeURIComponent(words)}`}>
          {words === null ? 'Effacer les filtres' : `Chercher « ${words} » dans tous les dossiers`}
        </AppLink>
      }
    />
  );
}
