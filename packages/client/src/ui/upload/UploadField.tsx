import { UploadList } from './UploadList.tsx';
import { UploadZone } from './UploadZone.tsx';
import type { QueuedFile, SendFile, UploadLimits } from './upload-types.ts';
import { useUploadQueue } from './use-upload-queue.ts';

type UploadFieldProps = {
  id: string;
  /** The label of the field, such as « Rapport d’activité 2026 ». */
  label: string;
  help?: string;
  limits: UploadLimits;
  isMultiple?: boolean;
  isRequired?: boolean;
  error?: string;
  onSend: SendFile;
  /** True when the page lists received files itself: the field then shows only those being sent or refused. */
  isListedBeside?: boolean;
};

/** Sends files as soon as they are chosen; shows the limits before, and the progress of each file after. */
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
