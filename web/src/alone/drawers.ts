/** The rows that outlive a page, in IndexedDB; `ludotheque/alone/drawers.py` says what they hold. */

type Key = (string | number)[];
type Row = [Key, Uint8Array<ArrayBuffer>];
export type Came = 'done' | 'taken' | 'full';

/** This browser keeps nothing for us, or what a later version has made of it. */
export class NoDrawers extends Error {}

const NAME = 'ludotheque';
const ROWS = 'rows';

function opened(): Promise<IDBDatabase> {
  return new Promise((give, fail) => {
    const refused = (error: unknown): void => fail(new NoDrawers(String(error)));
    try {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => void asked.result.createObjectStore(ROWS);
      asked.onsuccess = () => give(asked.result);
      asked.onerror = () => refused(asked.error);
    } catch (error) {
      refused(error);
    }
  });
}

/** An array sorts behind all texts and numbers: so this is the end of all keys that begin so. */
const above = (key: Key): IDBKeyRange => IDBKeyRange.bound(key, [...key, []]);

function came<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((give, fail) => {
    asked.onsuccess = () => give(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error('no answer'));
  });
}

export class Drawers {
  private constructor(private readonly database: IDBDatabase) {}

  /** `lost` is called when they are taken away: cleared by the browser, or wanted by a later version of these pages. */
  static async open(lost: () => void): Promise<Drawers> {
    const database = await opened();
    database.onclose = lost;
    database.onversionchange = () => {
      database.close();
      lost();
    };
    return new Drawers(database);
  }

  async read(key: Key): Promise<Row[]> {
    const rows = this.database.transaction(ROWS).objectStore(ROWS);
    const [keys, data] = await Promise.all([came(rows.getAllKeys(above(key))), came(rows.getAll(above(key)))]);
    return (keys as Key[]).map((each, number) => [each, data[number] as Uint8Array<ArrayBuffer>]);
  }

  count(key: Key): Promise<number> {
    return came(this.database.transaction(ROWS).objectStore(ROWS).count(above(key)));
  }

  /** All or none, and on disk when it is done. */
  write(fresh: Row[], put: Row[], gone: Key[]): Promise<Came> {
    return new Promise((give, fail) => {
      const work = this.database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const rows = work.objectStore(ROWS);
      let taken = false;
      work.oncomplete = () => give('done');
      work.onabort = () => {
        if (taken) give('taken');
        else if (work.error?.name === 'QuotaExceededError') give('full');
        else fail(work.error ?? new Error('nothing was written'));
      };
      for (const key of gone) rows.delete(key);
      for (const [key, data] of put) rows.put(data, key);
      for (const [key, data] of fresh)
        rows.add(data, key).onerror = (event) => {
          taken ||= (event.target as IDBRequest).error?.name === 'ConstraintError';
        };
    });
  }
}
