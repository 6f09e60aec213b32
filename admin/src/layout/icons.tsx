// Fine lines in the manner of the brand's drawings, 24 units wide, drawn in the colour of the text.
function line(drawing: string) {
  return function Icon({ size = 20 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={drawing} />
      </svg>
    );
  };
}

export const DashboardIcon = line('M4 18a9 9 0 1 1 16 0M12 15l4-5M7 12.5l.9.5M12 7.5v1');
export const ArticlesIcon = line(
  'M6 3.5h9l4 4V20a.5.5 0 0 1-.5.5h-12.5A.5.5 0 0 1 5.5 20V4a.5.5 0 0 1 .5-.5M9 11h6.5M9 14h6.5M9 17h4',
);
export const RequestsIcon = line('M3.5 6.5h17v12h-17zM4 7l8 6.5L20 7');
export const AppointmentsIcon = line('M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7M8.5 14.5h3');
export const DownloadsIcon = line('M12 4v10.5M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15');
export const LogoutIcon = line('M14 4H5.5v16H14M10 12h10M16.5 8.5 20 12l-3.5 3.5');
export const WebsiteIcon = line('M10 5.5H5v13.5h13.5v-5M13.5 4.5h6v6M19.5 4.5 11 13');
export const MenuIcon = line('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = line('M6 6l12 12M18 6 6 18');
export const FilterIcon = line('M4 7h16M7 12h10M10 17h4');
export const SortedUpIcon = line('M12 19V5M7 10l5-5 5 5');
export const SortedDownIcon = line('M12 5v14M7 14l5 5 5-5');
export const SortableIcon = line('M8 10l4-4 4 4M8 14l4 4 4-4');
