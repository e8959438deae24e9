import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { DocumentView } from '@asso/contract/document/document.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { limitesOrdinaires } from '../../document/limites.ts';
import { documentSender } from '../../document/send-document.ts';
import { UploadField } from '../../ui/upload/UploadField.tsx';
import { RetirerButton } from '../collection/RetirerButton.tsx';

type PreuveDepotProps = {
  idAssociation: string;
  preuves: readonly DocumentView[];
  /** True while a decision is pending: a proof may then be joined or taken back. */
  isOpen: boolean;
  onChanged: () => Promise<unknown>;
};

/**
 * Joins and lists the proofs, such as the minutes of the meeting that elected the new board; only those who decide read
 * them.
 */
export const PreuveDepot = ({ idAssociation, preuves, isOpen, onChanged }: PreuveDepotProps) => (
  <div className="pile pile--serree">
    {isOpen && (
      <UploadField
        id="preuve"
        label="Joindre la preuve du nouveau bureau"
        help="Le procès-verbal de l’assemblée qui l’a élu, ou le récépissé de sa déclaration. Le fichier est envoyé dès que vous le choisissez."
        limits={limitesOrdinaires}
        isMultiple
        isListedBeside
        onSend={documentSender({
          idProprietaire: idAssociation,
          proprietaire: 'adhesion',
          declare: { type: 'PV' },
          onDeposited: async () => {
            await onChanged();
            return null;
          },
        })}
      />
    )}
    {preuves.length > 0 && (
      <ul className="liste-nue" aria-label="Preuves jointes">
        {preuves.map((one) => (
          <li className="preuve" key={one.uuid}>
            <div>
              <DocumentLink {...one} />
              <p className="discret">
                Envoyée le <span className="nombre">{formatDate(new Date(one.date_chargement))}</span>
              </p>
            </div>
            {isOpen && (
              <RetirerButton
                what={one.nom}
                title="Retirer cette preuve"
                label="Retirer"
                row={documentEndpoints.deleteDocument}
                query={{ uuid: one.uuid }}
                done="Preuve retirée."
                onChanged={onChanged}
              >
                <p>{one.nom} ne sera plus lue par personne. Vous pourrez en joindre une autre.</p>
              </RetirerButton>
            )}
          </li>
        ))}
      </ul>
    )}
  </div>
);
