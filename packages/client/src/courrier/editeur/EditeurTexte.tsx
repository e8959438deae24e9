import type { DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import { type BlocLettre, type CasDecision, casDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { useRef } from 'react';
import { describedBy } from '../../ui/fields/control-props.ts';
import { announce } from '../../ui/page/announcer.ts';
import { insertChamp } from './commands.ts';
import { readBlocs, toDocument } from './document.ts';
import { EditeurBarre } from './EditeurBarre.tsx';
import { EditeurCadre } from './EditeurCadre.tsx';
import { champLabel } from './schema.ts';
import { useEditeur } from './use-editeur.ts';
import './editeur.css';

export type EditeurTexteProps = {
  id: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  error?: string;
  value: readonly BlocLettre[];
  onChange: (value: readonly BlocLettre[]) => void;
  isReadOnly?: boolean;
  /** The data that each field takes from the dossier shown beside. */
  donnees: DonneesCourrier;
  /** The cases of the decisions with which the letter leaves: its blocks may be written for some of them. */
  cas?: readonly CasDecision[];
  /** Called when F6 is pressed, to go and read the letter. */
  onLeaveTo?: () => void;
};

/** Edits the text of a letter as it will be read: fields are drawn as chips, and conditions as frames. */
export function EditeurTexte(props: EditeurTexteProps) {
  const {
    id,
    label,
    help,
    isRequired,
    error,
    value,
    onChange,
    isReadOnly = false,
    donnees,
    cas = casDecision,
  } = props;
  const barre = useRef<HTMLDivElement>(null);
  const open = (menu: 'champ' | 'condition') =>
    barre.current?.querySelector<HTMLElement>(`.outil-${menu}[aria-expanded="false"]`)?.click();
  const editeur = useEditeur<readonly BlocLettre[]>({
    value,
    onChange,
    read: readBlocs,
    write: toDocument,
    isReadOnly,
    attributes: {
      id,
      class: 'editeur__texte',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...editeurAttributes(id, { help, error, isReadOnly }),
    },
    onChamp: () => open('champ'),
    keys: { 'Mod-Enter': () => open('condition'), ...(props.onLeaveTo && { F6: props.onLeaveTo }) },
  });
  const insert = (champ: string) => {
    if (editeur.run(insertChamp(champ))) announce(`Champ « ${champLabel(champ)} » inséré.`);
  };
  return (
    <EditeurCadre {...{ id, label, help, isRequired, error }}>
      <div className="editeur">
        {!isReadOnly && (
          <div ref={barre}>
            <EditeurBarre editeur={editeur} donnees={donnees} cas={cas} onChamp={insert} />
          </div>
        )}
        <div ref={editeur.mount} />
      </div>
    </EditeurCadre>
  );
}

type Said = { help?: string; error?: string; isReadOnly: boolean };

export const editeurAttributes = (id: string, { help, error, isReadOnly }: Said): Record<string, string> => {
  const described = describedBy(id, { help, error });
  return {
    // The summary of errors must be able to give it the focus.
    tabindex: '0',
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
  };
};
