import { type Fiche, ficheFields } from '@asso/domain/association/fiche.fields';
import { cleanFiche, nonDemandees } from '@asso/domain/association/fiche.rules';
import type { Rubrique } from '@asso/domain/association/rubriques.rows';
import { type Changes, changesBetween, readAt } from '@asso/domain/kernel/changes';
import { findTarget } from '@asso/domain/kernel/writable';
import { useEffect } from 'react';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { focusFirstControl } from '../../ui/page/focus.ts';
import { CadreRubrique } from './CadreRubrique.tsx';
import {
  ficheScopes,
  listChampsRubrique,
  phrasesAssociation,
  sourceNotes,
  withoutLockedBlanks,
} from './champs-rubrique.ts';
import { leaveEdition } from './leave-edition.ts';
import { titreInSentence } from './rubriques.ts';
import type { DomaineForce } from './use-domaine-force.ts';
import { type FicheLue, saveRubrique } from './use-fiche.ts';

type FicheEditionProps = {
  id: string;
  rubrique: Rubrique;
  lue: FicheLue;
  /** The field that the person came to fill in. */
  champ: string | null;
  force: DomaineForce | null;
  /** The address that follows saving or cancelling. */
  suite: string;
  onSaved: () => Promise<unknown>;
};

/** Edits one section of the file; the values that come from a register cannot be changed. */
export function FicheEdition({ id, rubrique, lue, champ, force, suite, onSaved }: FicheEditionProps) {
  const { fiche, sections } = lue;
  const section = sections[rubrique];
  const verrous = force ? [...section.verrous, 'activites.domaine'] : section.verrous;
  const edition = useEdition<object>({
    name: `association-${section.association.id}-${rubrique}`,
    value: fiche[rubrique],
    version: section.version,
    proposed: force ? { domaine: force.domaine } : undefined,
    save: (sent) =>
      saveRubrique(rubrique, id, {
        ...sent,
        changes: demandes(sent.changes, nonDemandees(rubrique, { ...fiche, [rubrique]: sent.value })),
      }),
    onSaved: async () => {
      await onSaved();
      notify('succes', 'Informations enregistrées.');
      leaveEdition(suite, { replace: true });
    },
  });
  useEffect(() => {
    if (champ) focusFirstControl(document.getElementById(fieldId(champ)));
  }, [champ]);
  const typed = { ...fiche, [rubrique]: edition.typed };
  const cleared = clearedText(fiche, typed);
  return (
    <CadreRubrique
      id={id}
      rubrique={rubrique}
      nom={section.association.nom}
      acte={`Modifier : ${titreInSentence(rubrique)}`}
    >
      {force && (
        <Notice tone="info" title={`${force.titre} : le domaine est ${force.domaine}.`}>
          Cette subvention est réservée au sport. Enregistrer inscrit ce domaine dans la fiche de
          l’association.
        </Notice>
      )}
      <SaisieForm
        saisie={edition}
        sentences={phrasesAssociation}
        fields={withoutLockedBlanks(listChampsRubrique(rubrique, { fiche, verrous }), typed[rubrique])}
        hand={{ rights: section.rights, writer: 'association' }}
        scopes={ficheScopes(typed)}
        notes={sourceNotes(rubrique, section)}
        markedAt="transmission"
        label="Enregistrer"
        onCancel={() => leaveEdition(suite)}
      >
        <div role="status">{cleared && <Notice tone="attention" title={cleared} />}</div>
      </SaisieForm>
    </CadreRubrique>
  );
}

/** Leaves out what was typed before another answer hid its field: it is no longer asked. */
const demandes = (changes: Changes, hidden: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([path]) => !hidden.includes(path)));

/**
 * Returns the sentence that names the values that saving will clear (§5 profile form): « Enregistrer effacera : A un
 * commissaire aux comptes. » Null when nothing known is lost.
 */
export function clearedText(before: Fiche, after: Fiche): string | null {
  const cleared = Object.keys(changesBetween(after, cleanFiche(after))).filter((path) =>
    isKnownIn(before, path),
  );
  if (cleared.length === 1 && cleared[0] === 'identite.type_structure_sportive') return horsDuSport;
  const labels = cleared.map((path) => findTarget(ficheFields, path, {})?.rows.at(-1)?.label ?? path);
  return labels.length > 0 ? `Enregistrer effacera : ${labels.join(', ')}.` : null;
}

const horsDuSport = 'Changer de domaine efface le type de structure sportive.';

const isKnownIn = (fiche: Fiche, path: string): boolean =>
  readAt(fiche, path) !== undefined && readAt(fiche, path) !== null;
