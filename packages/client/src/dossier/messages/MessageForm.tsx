import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import type { Choice } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { limitesOrdinaires } from '../../document/limites.ts';
import { now } from '../../platform/clock.ts';
import { DateControl } from '../../ui/fields/DateControl.tsx';
import { exempleJour } from '../../ui/fields/exemple-jour.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { MessageComposer, type MessageRefus } from '../../ui/MessageComposer.tsx';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { UploadZone } from '../../ui/upload/UploadZone.tsx';
import { useKeptText } from '../use-kept-text.ts';
import { useFichiersMessage } from './use-fichiers-message.ts';
import { usePostMessage } from './use-post-message.ts';

export type MessageFormProps = {
  id_fo: string;
  /** The name of the recipient with its preposition: « à DRAJES Sud », « à l’association ». */
  destinataire: string;
  /** The services to choose from, when several study the dossier. */
  services?: readonly Choice[];
  /** True when the author belongs to a service, and so may ask for an answer by a date. */
  isService?: boolean;
  /** A help under the field: « Un message ne corrige pas le dossier. » */
  help?: string;
  onSent: () => Promise<unknown>;
};

const tous = 'tous';
const ids = { texte: 'nouveau-message', fichiers: 'message-fichiers', avant: 'message-avant' };

/**
 * Writes a message: recipient, text, files and, from a service, a date for the answer. The browser keeps what is typed.
 */
export function MessageForm({
  id_fo,
  destinataire,
  services = [],
  isService,
  help,
  onSent,
}: MessageFormProps) {
  const { text, setText } = useKeptText(`message-${id_fo}`);
  const [pour, setPour] = useState(tous);
  const [avant, setAvant] = useState<string | null>(null);
  const [erreurDate, setErreurDate] = useState<string>();
  const fichiers = useFichiersMessage(id_fo);
  const post = usePostMessage(id_fo);
  const send = async (message: string): Promise<MessageRefus | null> => {
    const late = fichiers.waitsFor();
    if (late) return { message: late, id: ids.fichiers };
    if (avant && !isDay(avant)) return refuseDate(`Écrivez la date ainsi : ${exempleJour()}.`);
    const outcome = await post({
      message,
      fichiers: fichiers.uuids(),
      ...(pour === tous ? {} : { id_service_instructeur: pour }),
      ...(avant ? { reponse_avant: avant } : {}),
    });
    if (!outcome.ok) {
      const refus = refusOf(outcome.problem);
      return refus.id === ids.avant ? refuseDate(refus.message) : refus;
    }
    fichiers.clear();
    setAvant(null);
    await onSent();
    return null;
  };
  /** Shows the error under the field of the date. */
  const refuseDate = (message: string): MessageRefus => {
    setErreurDate(message);
    return { message, id: ids.avant, isSaid: true };
  };
  const choix = [{ value: tous, label: 'Tous les services' }, ...services];
  return (
    <MessageComposer
      id={ids.texte}
      label={`Votre message ${destinataire}`}
      help={help}
      text={text}
      onText={setText}
      onSend={send}
      sentText={() => `Message envoyé à ${formatHeure(now())}.`}
      before={
        services.length > 1 && (
          <SelectControl
            id="message-pour"
            label="Écrire à"
            value={pour}
            options={choix}
            onChange={(value) => setPour(String(value ?? tous))}
          />
        )
      }
    >
      <div className="depot">
        <UploadZone
          id={ids.fichiers}
          label="Joindre des fichiers"
          help="Ils pourront être lus une fois analysés."
          limits={limitesOrdinaires}
          isMultiple
          onFiles={fichiers.add}
        />
        <UploadList
          label="Joindre des fichiers"
          files={fichiers.files}
          queue={fichiers.queue}
          inputId={ids.fichiers}
          isAttached
        />
      </div>
      {isService && (
        <DateControl
          id={ids.avant}
          label="Attend une réponse avant le (facultatif)"
          value={avant}
          error={erreurDate}
          onChange={(value) => {
            setAvant(value === null ? null : String(value));
            setErreurDate(undefined);
          }}
        />
      )}
    </MessageComposer>
  );
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function refusOf({ message, field }: { message: string; field?: string }): MessageRefus {
  if (field === 'reponse_avant') return { message, id: ids.avant };
  return field === 'fichiers' ? { message, id: ids.fichiers } : { message };
}
