import { sampleAssociations } from '@asso/domain/catalogue/associations-test.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ReactNode } from 'react';
import { SelectControl } from '../../../ui/fields/SelectControl.tsx';

type ApercuCadreProps = {
  phrase: ReactNode;
  /** The number of lines of the form that are not drawn, because they are not finished. */
  aFinir: number;
  association: string;
  onChoose: (id: string) => void;
  /** Another choice, shown above the preview. */
  choix?: ReactNode;
  children: ReactNode;
};

/** The frame of a preview: the form as a fictitious association would read it. */
export const ApercuCadre = ({ phrase, aFinir, association, onChoose, choix, children }: ApercuCadreProps) => (
  <section className="campagne__apercu pile" aria-labelledby="apercu-titre">
    <h2 id="apercu-titre" className="fr-h4">
      Aperçu
    </h2>
    <p>
      Ce que verra l’association. {phrase}
      {aFinir > 0 &&
        ` ${count(aFinir, 'ligne à finir n’est pas montrée', 'lignes à finir ne sont pas montrées')}.`}
    </p>
    <div className="formulaire">
      <SelectControl
        id="apercu-association"
        label="En tant que"
        help="Associations inventées, pour essayer."
        value={association}
        options={sampleAssociations.map(({ id, label }) => ({ value: id, label }))}
        onChange={(value) => onChoose(String(value ?? sampleAssociations[0]?.id))}
      />
      {choix}
    </div>
    {children}
  </section>
);
