import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { sumToStudy } from '@asso/domain/instruction/charge.rules';
import { useState } from 'react';
import { useRead } from '../../../platform/use-read.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { TextControl } from '../../../ui/fields/TextControl.tsx';
import './cellules.css';

type ChoixPersonneProps = {
  service: BureauService;
  moi: string;
  /** The label of the choice that gives the dossiers to nobody. */
  personne: string;
  /** Gives to one colleague, or to nobody with a null `id`. */
  onGive: (id: string | null, nom: string) => Promise<unknown>;
};

const shownWithoutSearch = 8;

/** Lists the colleagues, the agent first, each with what remains to study, so that one gives to who has least. */
export function ChoixPersonne({
  service: { id: service, collegues },
  moi,
  personne,
  onGive,
}: ChoixPersonneProps) {
  const [words, setWords] = useState('');
  const read = useRead(tableauEndpoints.readCharge, { params: { service } });
  const charges = read.state === 'lu' ? read.value.personnes : [];
  const chargeOf = (id: string) => {
    const found = charges.find((one) => one.id === id);
    return found && sumToStudy(found.nombres);
  };
  const most = Math.max(1, ...collegues.map(({ id }) => chargeOf(id) ?? 0));
  const people = [
    ...collegues.filter(({ id }) => id === moi).map(({ id, nom }) => ({ id, nom, label: `Moi (${nom})` })),
    ...collegues.filter(({ id }) => id !== moi).map(({ id, nom }) => ({ id, nom, label: nom })),
  ].filter(({ label }) => label.toLocaleLowerCase('fr').includes(words.toLocaleLowerCase('fr').trim()));
  return (
    <>
      {collegues.length > shownWithoutSearch && (
        <TextControl
          id="affecter-nom"
          label="Nom d’un collègue"
          value={words}
          onChange={(value) => setWords(String(value ?? ''))}
        />
      )}
      <ul className="liste-nue acte-en-place__choix">
        {people.map(({ id, nom, label }) => {
          const charge = chargeOf(id);
          return (
            <li key={id}>
              <ActionButton kind="tertiaire" isSmall onPress={() => onGive(id, nom)}>
                <span className="acte-en-place__nom">{label}</span>
                {charge !== undefined && (
                  <span className="acte-en-place__charge">
                    <span className="acte-en-place__barre" aria-hidden="true">
                      <span style={{ inlineSize: `${(100 * charge) / most}%` }} />
                    </span>
                    <span className="nombre">{charge}</span> à étudier
                  </span>
                )}
              </ActionButton>
            </li>
          );
        })}
        <li>
          <ActionButton kind="tertiaire" isSmall onPress={() => onGive(null, 'personne')}>
            {personne}
          </ActionButton>
        </li>
      </ul>
    </>
  );
}
