/**
 * A body with backpressure: it is produced as fast as the client reads. A client that reads nothing for `patienceMs` is
 * dropped, so that an idle one cannot hold the resources behind the body.
 * @param onEnd called once, however it ends
 */
export function patientStream(
  pieces: AsyncIterator<Uint8Array>,
  patienceMs: number,
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const end = async () => {
    clearTimeout(timer);
    if (ended) return;
    ended = true;
    // Closing the source midway may reject; its resources are released all the same.
    await Promise.allSettled([pieces.return?.()]);
    await onEnd();
  };
  const wait = (controller: ReadableStreamDefaultController) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller.error(new Error('The client stopped reading.'));
      void end();
    }, patienceMs).unref();
  };
  return new ReadableStream(
    {
      start: wait,
      async pull(controller) {
        clearTimeout(timer);
        try {
          const { done, value } = await pieces.next();
          if (done) {
            await end();
            controller.close();
          } else {
            controller.enqueue(value);
            wait(controller);
          }
        } catch (error) {
          await end();
          throw error;
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
