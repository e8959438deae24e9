-- What a service asked to correct stayed as the reason of a dossier that was sent again; the sending back is kept in
-- renvoi_dossier and in the history.
update instruction set motif = null where etat in ('D', '2') and motif is not null;
