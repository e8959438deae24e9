-- The plan of a report never changes, except for what is granted: an amended decision reaches a report that was not sent yet.
drop trigger crf_projet_prevu_immuable on crf_projet;
create trigger crf_projet_prevu_immuable before update of prevu on crf_projet
  for each row when (old.prevu - 'financements' is distinct from new.prevu - 'financements')
  execute function refuse_prevu_change();
