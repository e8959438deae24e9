import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { type Exemple, reponseExamples } from '@asso/domain/subvention/parties/projet-aides.rows';
import { isInRubrique } from '@asso/domain/subvention/parties/projet-parties.rows';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import type { ReactNode } from 'react';
import type { OpenDraft } from '../../../platform/draft/use-draft.ts';
import { go } from '../../../platform/page/navigation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { FieldError } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';
import type { SubventionEdition } from '../../edition.ts';
import { PiecesProjet } from '../PiecesProjet.tsx';
import { RubriqueSection } from '../RubriqueSection.tsx';
import type { Partie } from '../rubriques.ts';
import type { FinProjet } from '../use-fin-projet.ts';
import { PartieAide } from './PartieAide.tsx';
import { PartiePage } from './PartiePage.tsx';
import { PartiesRail } from './PartiesRail.tsx';
import type { Parties } from './use-parties.ts';
import './partie.css';

type PartieOuverteProps = {
  edition: SubventionEdition;
  projet: ProjetView;
  parties: Parties;
  presente: Partie;
  fin: FinProjet;
  form: Form;
  problems: readonly FieldError[];
  annees: readonly number[];
  draft: OpenDraft<Projet>;
  keepShown: (isShown: (path: string) => boolean) => void;
};

/** The page of the open part, between the list of parts and the help; going on never requires an answer. */
export function PartieOuverte({ parties, presente, draft, keepShown, ...props }: PartieOuverteProps) {
  const { edition, projet, fin } = props;
  const form = { ...props.form, after: exemplesSousChamps };
  const { situees, rang, avancement, isDerniere, hrefOf } = parties;
  const precedente = situees[rang - 2];
  const suivante = situees[rang];
  const keep = () =>
    keepShown((path) => presente.rubriques.some((one) => isInRubrique(path, one, presente.id)));
  const proceed = async () => {
    keep();
    await draft.flush();
    if (suivante) go(suivante.href);
  };
  return (
    <div className={`parties parties--${presente.id}`}>
      <PartiesRail
        parties={situees}
        presente={presente.id}
        avancement={avancement}
        resumeHref={hrefOf('resume')}
      />
      <PartiePage
        partie={presente}
        rang={rang}
        titres={situees.map(({ partie }) => partie.titre)}
        precedente={precedente?.href}
        suivante={isDerniere ? suivante?.href : undefined}
        resumeHref={hrefOf('resume')}
        restantes={avancement.restantes}
        champ={parties.champ}
        acte={
          isDerniere || !suivante ? (
            <ActionButton
              onPress={() => {
                keep();
                return fin.check();
              }}
              busyText="Vérification…"
            >
              Terminé : vérifier le projet
            </ActionButton>
          ) : (
            <ActionButton onPress={proceed} busyText="Enregistrement…">
              Continuer : {lower(suivante.partie.titre)}
            </ActionButton>
          )
        }
      >
        {presente.rubriques.map((rubrique) => (
          <RubriqueSection
            key={`${presente.id} ${rubrique.id}`}
            rubrique={rubrique}
            isNamedByPart={presente.rubriques.length === 1 || rubrique.title === presente.titre}
            form={form}
            annees={props.annees}
            problems={props.problems}
            projet={draft.value}
            champHref={parties.champHref}
            campagne={edition.dossier.campagne as Campagne}
            apart={{
              'document-custom-bloc': <PiecesProjet edition={edition} projet={projet} form={form} />,
            }}
          />
        ))}
      </PartiePage>
      <PartieAide partie={presente.id} dossier={edition.dossier} />
    </div>
  );
}

const lower = (titre: string): string => `${titre.charAt(0).toLocaleLowerCase('fr')}${titre.slice(1)}`;

/** The examples shown under their fields, by path. */
const exemplesSousChamps: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(reponseExamples).map(([path, exemple]) => [
    path,
    <ExempleReponse key={path} exemple={exemple} />,
  ]),
);

/** Unfolds an invented good answer under its field; the words that make it good are underlined. */
function ExempleReponse({ exemple: { texte, forts, bon } }: { exemple: Exemple }) {
  return (
    <details className="exemple">
      <summary>Voir une réponse réussie</summary>
      <p>«&nbsp;{underlined(texte, forts)}&nbsp;»</p>
      <p className="discret">Exemple inventé. {bon}</p>
    </details>
  );
}

function underlined(texte: string, forts: readonly string[]): ReactNode[] {
  return cut(texte, forts).map((piece) => (forts.includes(piece) ? <mark key={piece}>{piece}</mark> : piece));
}

/** Returns the text cut around each of these words, in order. */
function cut(texte: string, [fort, ...others]: readonly string[]): string[] {
  const at = fort === undefined ? -1 : texte.indexOf(fort);
  if (fort === undefined || at < 0) return [texte];
  return [texte.slice(0, at), fort, ...cut(texte.slice(at + fort.length), others)];
}
