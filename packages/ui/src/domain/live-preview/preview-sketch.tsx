/** The still drawing: the name set in the display face, with the guides a designer would rule around it. */
export function PreviewSketch({ name, color }: { name: string; color?: string | undefined }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 grid place-items-center p-[10%]">
      <p className="relative max-w-full">
        <span
          aria-hidden="true"
          className="absolute -inset-x-4 top-[22%] border-t border-dashed border-guide"
        />
        <span
          aria-hidden="true"
          className="absolute -inset-x-4 bottom-[24%] border-t border-dashed border-guide"
        />
        <span className="heading line-clamp-3 block text-display-md wrap-anywhere">
          {name}
          <span style={{ color }} className="text-accent-text">
            .
          </span>
        </span>
      </p>
    </div>
  );
}
