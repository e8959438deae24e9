import { useRef } from 'react';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { ChampMenu } from './ChampMenu.tsx';
import { insertChamp } from './commands.ts';
import { readObjet, toLigneNode } from './document.ts';
import { EditeurCadre } from './EditeurCadre.tsx';
import { type EditeurTexteProps, editeurAttributes } from './EditeurTexte.tsx';
import { champLabel } from './schema.ts';
import { useEditeur } from './use-editeur.ts';
import './editeur.css';

type EditeurLigneProps = Omit<EditeurTexteProps, 'value' | 'onChange' | 'onLeaveTo'> & {
  value: string;
  onChange: (value: string) => void;
};

/** Edits the subject of a letter: one line of words and fields. */
export function EditeurLigne(props: EditeurLigneProps) {
  const { id, label, help, isRequired, error, value, onChange, isReadOnly = false, donnees } = props;
  const box = useRef<HTMLDivElement>(null);
  const editeur = useEditeur<string>({
    value,
    onChange,
    read: readObjet,
    write: toLigneNode,
    isReadOnly,
    attributes: {
      id,
      class: 'editeur__texte editeur__texte--ligne',
      role: 'textbox',
      'aria-labelledby': `${id}-label`,
      ...editeurAttributes(id, { help, error, isReadOnly }),
    },
    onChamp: () => box.current?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click(),
  });
  return (
    <EditeurCadre {...{ id, label, help, isRequired, error }}>
      <div ref={box} className="editeur editeur--ligne">
        <div ref={editeur.mount} className="editeur__place" />
        {!isReadOnly && (
          <MenuButton
            className="outil outil-champ"
            label={
              <>
                + Champ<span className="invisible"> dans l’objet</span>
              </>
            }
            panelClassName="editeur__menu"
          >
            {(close) => (
              <ChampMenu
                donnees={donnees}
                onChoose={(champ) => {
                  close();
                  if (editeur.run(insertChamp(champ))) announce(`Champ « ${champLabel(champ)} » inséré.`);
                }}
              />
            )}
          </MenuButton>
        )}
      </div>
    </EditeurCadre>
  );
}
