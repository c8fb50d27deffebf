import { expect, test, vi } from 'vitest';
import { saveFile } from './save-file';

test('the file can still be read while the browser asks the person whether it may be saved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let address = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    address = this.href;
  });
  saveFile(new Blob(['Ñandú']), 'Ñandú.svg');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await (await fetch(address)).text()).toBe('Ñandú');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(fetch(address)).rejects.toThrow();
});
