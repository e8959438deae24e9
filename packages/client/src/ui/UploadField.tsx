import { UploadList } from './UploadList.tsx';
import { UploadZone } from './UploadZone.tsx';
import type { QueuedFile, SendFile, UploadLimits } from './upload-types.ts';
import { useUploadQueue } from './use-upload-queue.ts';

type UploadFieldProps = {
  id: string;
  /** « Rapport d’activité 2026 ». */
  label: string;
  help?: string;
  limits: UploadLimits;
  isMultiple?: boolean;
  isRequired?: boolean;
  error?: string;
  onSend: SendFile;
  /** What was received is listed by the page: here, only what is on its way or was refused. */
  isListedBeside?: boolean;
};

/** Files that leave as soon as they are chosen: said before what may be sent, then how each goes. */
export function UploadField({ onSend, isListedBeside = false, ...zone }: UploadFieldProps) {
  const { files, queue } = useUploadQueue(zone.limits);
  const shown = isListedBeside ? files.filter(isUnsettled) : files;
  return (
    <div className="depot">
      <UploadZone {...zone} onFiles={(chosen) => queue.add(chosen, onSend)} />
      <UploadList label={zone.label} files={shown} queue={queue} inputId={zone.id} />
    </div>
  );
}

const isUnsettled = ({ state }: QueuedFile): boolean =>
  state.kind !== 'recu' || state.status.tone === 'refuse';
