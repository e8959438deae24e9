import type { Rubrique } from '@asso/domain/association/fiche.fields';
import { notify } from '../platform/announcements.ts';
import { Notice } from '../ui/Notice.tsx';
import { CadreRubrique } from './CadreRubrique.tsx';
import { champsOf, scopesOf, sourceNotes, withoutLockedBlanks } from './champs-rubrique.ts';
import { EditionForm } from './EditionForm.tsx';
import { clearedText } from './effacements.ts';
import { leaveEdition } from './leave-edition.ts';
import { rubriqueHref, titreRubrique } from './rubriques.ts';
import { useEdition } from './use-edition.ts';
import { type FicheLue, saveRubrique } from './use-fiche.ts';

type FicheEditionProps = {
  id: string;
  rubrique: Rubrique;
  lue: FicheLue;
  onSaved: () => Promise<unknown>;
};

/** The same list as fields; what a register says stays read. */
export function FicheEdition({ id, rubrique, lue: { fiche, sections }, onSaved }: FicheEditionProps) {
  const section = sections[rubrique];
  const href = rubriqueHref(id, rubrique);
  const edition = useEdition<object>({
    name: `association-${section.association.id}-${rubrique}`,
    value: fiche[rubrique],
    version: section.version,
    save: (sent) => saveRubrique(rubrique, id, sent),
    onSaved: async () => {
      await onSaved();
      notify('succes', 'Informations enregistrées.');
      leaveEdition(href, { replace: true });
    },
  });
  const typed = { ...fiche, [rubrique]: edition.typed };
  const cleared = clearedText(fiche, typed);
  return (
    <CadreRubrique
      id={id}
      rubrique={rubrique}
      nom={section.association.nom}
      acte={`Modifier : ${titreRubrique[rubrique].toLowerCase()}`}
    >
      <EditionForm
        edition={edition}
        fields={withoutLockedBlanks(champsOf(rubrique, { fiche, verrous: section.verrous }), fiche[rubrique])}
        hand={{ rights: section.rights, writer: 'association' }}
        scopes={scopesOf(typed)}
        notes={sourceNotes(rubrique, section)}
        label="Enregistrer"
        onCancel={() => leaveEdition(href)}
      >
        <div role="status">{cleared && <Notice tone="attention" title={cleared} />}</div>
      </EditionForm>
    </CadreRubrique>
  );
}
